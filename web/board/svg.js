// A pen that writes SVG: as much of a canvas's context as the board is drawn with.
//
// It puts every point where it belongs at once, so the text has no nested transforms, and
// rounds to hundredths, so the same drawing is the same text everywhere.

/** Where the middle of a line of text lies above its baseline, in heights of the font. */
const MIDDLE = 0.35;

/** How wide a letter is, in heights of the font. */
const WIDE = 0.56;

/** What `restore` brings back are the fields below: how to draw, and where. */
export class Pen {
  /** @type {string | CanvasGradient | CanvasPattern} */
  fillStyle = "#000";
  /** @type {string | CanvasGradient | CanvasPattern} */
  strokeStyle = "#000";
  lineWidth = 1;
  /** @type {CanvasLineCap} */
  lineCap = "butt";
  /** @type {CanvasLineJoin} */
  lineJoin = "miter";
  globalAlpha = 1;
  font = "10px sans-serif";
  /** @type {CanvasTextAlign} always the centre */
  textAlign = "center";
  /** @type {CanvasTextBaseline} always the middle */
  textBaseline = "middle";
  zoom = 1;
  left = 0;
  top = 0;
  /** @type {number[]} */
  dash = [];

  /** @type {object[]} */
  #saved = [];
  /** @type {string[]} steps of the path that is being made */
  #path = [];
  /** @type {[number, number]} where the path has come to */
  #here = [0, 0];
  /** @type {string[][]} what was drawn: a name and attributes, a text's content at the end */
  #drawn = [];
  /** @type {string[] | null} the filled figure that a stroke would outline */
  #filled = null;

  // --- Where ---------------------------------------------------------------------------

  save() {
    this.#saved.push({ ...this });
  }

  restore() {
    Object.assign(this, this.#saved.pop());
  }

  /** @param {number} x @param {number} y */
  translate(x, y) {
    this.left += x * this.zoom;
    this.top += y * this.zoom;
  }

  /** Scale both directions alike. @param {number} x @param {number} y */
  scale(x, y) {
    if (x !== y) throw new RangeError("a pen scales both directions alike");
    this.zoom *= x;
  }

  // --- Paths ---------------------------------------------------------------------------

  beginPath() {
    this.#path = [];
    this.#filled = null;
  }

  /** @param {number} x @param {number} y */
  moveTo(x, y) {
    this.#path.push(`M${this.#at(x, y)}`);
    this.#here = [x, y];
  }

  /** @param {number} x @param {number} y */
  lineTo(x, y) {
    this.#path.push(`${this.#path.length > 0 ? "L" : "M"}${this.#at(x, y)}`);
    this.#here = [x, y];
  }

  closePath() {
    this.#path.push("Z");
  }

  /** @param {number} x @param {number} y @param {number} wide @param {number} tall */
  rect(x, y, wide, tall) {
    this.moveTo(x, y);
    this.lineTo(x + wide, y);
    this.lineTo(x + wide, y + tall);
    this.lineTo(x, y + tall);
    this.closePath();
  }

  /**
   * @param {number} x
   * @param {number} y
   * @param {number} wide
   * @param {number} tall
   * @param {number | number[]} radii one for all corners, or four from the upper left on, clockwise
   */
  roundRect(x, y, wide, tall, radii) {
    const [a, b, c, d] = typeof radii === "number" ? [radii, radii, radii, radii] : radii;
    const [right, bottom] = [x + wide, y + tall];
    this.moveTo(x + a, y);
    this.lineTo(right - b, y);
    if (b > 0) this.#turn(b, right, y + b);
    this.lineTo(right, bottom - c);
    if (c > 0) this.#turn(c, right - c, bottom);
    this.lineTo(x + d, bottom);
    if (d > 0) this.#turn(d, x, bottom - d);
    this.lineTo(x, y + a);
    if (a > 0) this.#turn(a, x + a, y);
    this.closePath();
  }

  /**
   * A quarter of a circle around a corner of a right angle, with a line that leads to it.
   *
   * @param {number} x the corner
   * @param {number} y
   * @param {number} toX where it goes on to
   * @param {number} toY
   * @param {number} radius
   */
  arcTo(x, y, toX, toY, radius) {
    const [fromX, fromY] = this.#here;
    const [inX, inY] = [Math.sign(x - fromX), Math.sign(y - fromY)];
    const [outX, outY] = [Math.sign(toX - x), Math.sign(toY - y)];
    if (inX * outX || inY * outY || (inX && inY)) throw new RangeError("no right angle");
    this.lineTo(x - inX * radius, y - inY * radius);
    this.#turn(radius, x + outX * radius, y + outY * radius, inX * outY - inY * outX > 0);
  }

  /**
   * @param {number} x1
   * @param {number} y1
   * @param {number} x2
   * @param {number} y2
   * @param {number} x
   * @param {number} y
   */
  bezierCurveTo(x1, y1, x2, y2, x, y) {
    this.#path.push(`C${this.#at(x1, y1)} ${this.#at(x2, y2)} ${this.#at(x, y)}`);
    this.#here = [x, y];
  }

  /**
   * A whole circle: boards have no other arcs. It begins where a canvas begins one, on the
   * right, so that dashes lie alike.
   *
   * @param {number} x
   * @param {number} y
   * @param {number} radius
   * @param {number} start
   * @param {number} end
   */
  arc(x, y, radius, start, end) {
    if (end - start < 2 * Math.PI) throw new RangeError("a pen draws whole circles");
    this.moveTo(x + radius, y);
    this.#turn(radius, x - radius, y);
    this.#turn(radius, x + radius, y);
    this.closePath();
  }

  /** @param {number[]} dash */
  setLineDash(dash) {
    this.dash = dash;
  }

  // --- Marks on the paper --------------------------------------------------------------

  fill() {
    this.#filled = ["path", attribute("d", this.#path.join("")), ...this.#inside()];
    this.#drawn.push(this.#filled);
  }

  /** Outline the path; if it has just been filled, both are one element. */
  stroke() {
    if (this.#filled) this.#filled.push(...this.#outline());
    else if (this.#path.length > 0) {
      const path = attribute("d", this.#path.join(""));
      this.#drawn.push(["path", path, attribute("fill", "none"), ...this.#outline()]);
    }
    this.#filled = null;
  }

  /** @param {number} x @param {number} y @param {number} wide @param {number} tall */
  fillRect(x, y, wide, tall) {
    this.#drawn.push(["rect", ...this.#box(x, y, wide, tall), ...this.#inside()]);
  }

  /** @param {number} x @param {number} y @param {number} wide @param {number} tall */
  strokeRect(x, y, wide, tall) {
    const none = attribute("fill", "none");
    this.#drawn.push(["rect", ...this.#box(x, y, wide, tall), none, ...this.#outline()]);
  }

  /**
   * Write a text around a point, in the font of the whole picture.
   *
   * @param {string} text
   * @param {number} x
   * @param {number} y
   */
  fillText(text, x, y) {
    const size = this.#size();
    const [left, base] = this.#at(x, y + MIDDLE * size).split(" ");
    const place = list({
      x: left,
      y: base,
      "font-size": this.#long(size),
      "font-weight": this.font.startsWith("bold") && "bold",
    });
    this.#drawn.push(["text", ...place, ...this.#inside(), escaped(text)]);
  }

  /**
   * How wide a text is, at about: the reader's font is not known. Rather too much than too little.
   *
   * @param {string} text
   */
  measureText(text) {
    return { width: WIDE * this.#size() * text.length };
  }

  /**
   * The drawing as a file of its own.
   *
   * @param {number} width
   * @param {number} height
   * @param {string} font the family of all texts
   */
  svg(width, height, font) {
    const [wide, tall] = [round(width), round(height)];
    const head = list({
      xmlns: "http://www.w3.org/2000/svg",
      width: wide,
      height: tall,
      viewBox: `0 0 ${wide} ${tall}`,
      "font-family": font,
      "text-anchor": "middle",
    });
    const lines = this.#drawn.map((parts) => {
      if (parts[0] !== "text") return `<${parts.join(" ")}/>`;
      return `<${parts.slice(0, -1).join(" ")}>${parts.at(-1)}</text>`;
    });
    return `<svg ${head.join(" ")}>\n${lines.join("\n")}\n</svg>\n`;
  }

  // --- Numbers and attributes ----------------------------------------------------------

  /** @param {number} x @param {number} y */
  #at(x, y) {
    return `${round(this.left + x * this.zoom)} ${round(this.top + y * this.zoom)}`;
  }

  /** @param {number} length */
  #long(length) {
    return round(length * this.zoom);
  }

  /**
   * Go on in a curve, clockwise or not.
   *
   * @param {number} radius
   * @param {number} x
   * @param {number} y
   */
  #turn(radius, x, y, clockwise = true) {
    const long = this.#long(radius);
    this.#path.push(`A${long} ${long} 0 0 ${clockwise ? 1 : 0} ${this.#at(x, y)}`);
    this.#here = [x, y];
  }

  /** @param {number} x @param {number} y @param {number} wide @param {number} tall */
  #box(x, y, wide, tall) {
    const [left, top] = this.#at(x, y).split(" ");
    return list({ x: left, y: top, width: this.#long(wide), height: this.#long(tall) });
  }

  #inside() {
    const [fill, alpha] = opaque(String(this.fillStyle));
    return list({ fill, "fill-opacity": alpha ?? this.#faint() });
  }

  #outline() {
    const dash = this.dash.map((length) => this.#long(length)).join(" ");
    return list({
      stroke: String(this.strokeStyle),
      "stroke-width": this.#long(this.lineWidth),
      "stroke-linecap": this.lineCap !== "butt" && this.lineCap,
      "stroke-linejoin": this.lineJoin !== "miter" && this.lineJoin,
      "stroke-dasharray": dash,
      "stroke-opacity": this.#faint(),
    });
  }

  #size() {
    return Number(/([\d.]+)px/.exec(this.font)?.[1]);
  }

  #faint() {
    return this.globalAlpha < 1 && round(this.globalAlpha);
  }
}

/**
 * A colour that other programs than browsers know, and how much of it there is, if not all.
 *
 * @param {string} colour
 * @returns {[string, string?]}
 */
function opaque(colour) {
  const parts = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(colour);
  if (!parts) return [colour];
  const digits = parts.slice(1, 4).map((part) => Number(part).toString(16).padStart(2, "0"));
  return [`#${digits.join("")}`, parts[4]];
}

/** @param {number} value */
function round(value) {
  return String(Math.round(value * 100) / 100);
}

/**
 * The attributes that have a value.
 *
 * @param {Record<string, string | false>} attributes
 */
function list(attributes) {
  return Object.entries(attributes).flatMap(([name, value]) =>
    value ? [attribute(name, value)] : [],
  );
}

/** @param {string} name @param {string} value */
function attribute(name, value) {
  return `${name}="${escaped(value)}"`;
}

/** @param {string} text */
function escaped(text) {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
