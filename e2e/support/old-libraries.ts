/**
 * What old script libraries do to the page they run in, as plain scripts: the methods they add to prototypes, and the
 * builtins they replace although the browser has them. Written from their sources, shortened.
 */

/** MooTools 1.3 to 1.5: `from` of four constructors, and methods on the prototypes of the language. */
const mooTools = `
  Array.from = function (item) {
    if (item == null) return [];
    var isListLike = typeof item.length == 'number' && typeof item != 'function' && typeof item != 'string';
    return isListLike ? (Array.isArray(item) ? item : Array.prototype.slice.call(item)) : [item];
  };
  String.from = function (item) { return item + ''; };
  Number.from = function (item) { var number = parseFloat(item); return isFinite(number) ? number : null; };
  Function.from = function (item) { return typeof item == 'function' ? item : function () { return item; }; };
  Function.prototype.extend = Function.prototype.implement = function (key, value) { this[key] = value; return this; };
  Function.prototype.overloadSetter = Function.prototype.attempt = Function.prototype.pass = function () { return this; };
  Function.prototype.delay = function (ms, bind, args) { return setTimeout(this.bind(bind), ms); };
  Array.prototype.contains = Array.prototype.erase = Array.prototype.include = Array.prototype.combine = function () { return this; };
  Array.prototype.empty = function () { this.length = 0; return this; };
  Array.prototype.getLast = function () { return this[this.length - 1] || null; };
  String.prototype.contains = String.prototype.test = function (text) { return this.indexOf(text) > -1; };
  String.prototype.clean = function () { return this.trim().replace(/\\s+/g, ' '); };
  Number.prototype.times = Number.prototype.each = function (run) { for (var i = 0; i < this; i++) run(i); };
  ['get', 'set', 'grab', 'inject', 'dispose', 'empty', 'clone', 'getElements', 'addEvent'].forEach(function (name) {
    Element.prototype[name] = function () { return this; };
  });
`

/** Prototype 1.6: Enumerable and toJSON on arrays, its own Array.from, reduce, bind, Object.keys, Element and remove. */
const prototype = `
  window.$A = Array.from = function (items) {
    if (!items) return [];
    if (items.toArray) return items.toArray();
    var length = items.length || 0, results = new Array(length);
    while (length--) results[length] = items[length];
    return results;
  };
  Object.extend = function (to, from) { for (var name in from) to[name] = from[name]; return to; };
  var each = function (list, run) { for (var i = 0; i < list.length; i++) run(list[i], i); return list; };
  Object.extend(Object, {
    inspect: function (object) { return '' + object; },
    toJSON: function (object) { return object && object.toJSON ? object.toJSON() : '' + object; },
    keys: function (object) { var keys = []; for (var key in object) keys.push(key); return keys; },
    values: function (object) { var values = []; for (var key in object) values.push(object[key]); return values; },
    clone: function (object) { return Object.extend({}, object); },
    isArray: function (object) { return Array.isArray(object); },
    isString: function (object) { return typeof object == 'string'; }
  });
  Object.extend(Function.prototype, {
    argumentNames: function () { return []; },
    bind: function () {
      if (arguments.length < 2 && arguments[0] === undefined) return this;
      var method = this, args = $A(arguments), object = args.shift();
      return function () { return method.apply(object, args.concat($A(arguments))); };
    },
    curry: function () { return this; }, delay: function () {}, defer: function () {}, wrap: function () { return this; },
    methodize: function () { return this; }
  });
  var all = function (test) { var is = true; each(this, function (one, i) { is = is && !!test(one, i); }); return is; };
  var any = function (test) { var is = false; each(this, function (one, i) { is = is || !!test(one, i); }); return is; };
  var collect = function (make) { var list = []; each(this, function (one, i) { list.push(make ? make(one, i) : one); }); return list; };
  var select = function (test) { var list = []; each(this, function (one, i) { if (test(one, i)) list.push(one); }); return list; };
  var detect = function (test) { for (var i = 0; i < this.length; i++) if (test(this[i], i)) return this[i]; };
  var include = function (item) { return this.indexOf(item) != -1; };
  var toArray = function () { return [].concat(this); };
  Object.extend(Array.prototype, {
    each: function (run) { return each(this, run); },
    all: all, every: all, any: any, some: any, collect: collect, map: collect, detect: detect, find: detect,
    findAll: select, filter: select, select: select, include: include, member: include,
    toArray: toArray, entries: toArray, clone: toArray,
    first: function () { return this[0]; }, last: function () { return this[this.length - 1]; },
    clear: function () { this.length = 0; return this; }, size: function () { return this.length; },
    uniq: toArray, without: toArray, compact: toArray, flatten: toArray,
    reduce: function () { return this.length > 1 ? this : this[0]; },
    inspect: function () { return '[' + this.join(', ') + ']'; },
    toJSON: function () { return '[' + this.map(Object.toJSON).join(', ') + ']'; }
  });
  Object.extend(String.prototype, {
    toJSON: function () { return '"' + this + '"'; },
    toArray: function () { return this.split(''); }, strip: function () { return this.trim(); }, blank: function () { return !this.trim(); },
    startsWith: function (text) { return this.indexOf(text) === 0; },
    endsWith: function (text) { var at = this.length - text.length; return at >= 0 && this.lastIndexOf(text) === at; },
    include: function (text) { return this.indexOf(text) > -1; }, times: function () { return this; }, sub: function () { return this; }
  });
  Object.extend(Number.prototype, {
    times: function () { return this; }, toJSON: function () { return isFinite(this) ? '' + this : 'null'; },
    round: function () { return Math.round(this); }, abs: function () { return Math.abs(this); }
  });
  Date.prototype.toJSON = function () { return '"' + this.toISOString() + '"'; };
  var NativeElement = window.Element;
  window.Element = function (tag) { return document.createElement(tag); };
  Object.extend(window.Element, NativeElement);
  Object.extend(HTMLElement.prototype, {
    remove: function () { this.parentNode.removeChild(this); return this; },
    scrollTo: function () { window.scrollTo(0, 0); return this; },
    hide: function () { this.style.display = 'none'; return this; }, show: function () { this.style.display = ''; return this; },
    visible: function () { return this.style.display != 'none'; }, toggle: function () { return this; },
    update: function (html) { this.innerHTML = html; return this; }, insert: function () { return this; }, select: function () { return []; },
    up: function () { return this.parentNode; }, next: function () { return this.nextElementSibling; }, identify: function () { return this.id; },
    observe: function () { return this; }, fire: function () { return this; }, addClassName: function () { return this; }
  });
`

/** json.js of 2006 and its like: names on Object.prototype that every loop over keys sees. */
const oldJson = `
  Object.prototype.toJSONString = function () { return '{}'; };
  Object.prototype.toJSON = function () { return {}; };
  Object.prototype.extend = function () { return this; };
`

const libraries = { MooTools: mooTools, Prototype: prototype, 'an old JSON script': oldJson } as const

export type OldLibrary = keyof typeof libraries
export const oldLibraries = Object.keys(libraries) as OldLibrary[]

/** A script element for the head of a page. */
export const scriptOf = (library: OldLibrary) => `<script>(function () {${libraries[library]}})()</script>`
