// What libraries of the prototype.js generation do to the language.
Array.prototype.toJSON = function () {
  return '[' + this.map((item) => JSON.stringify(item)).join(', ') + ']';
};
Array.prototype.reduce = function () {
  return this.length > 1 ? this : this[0];
};
Array.prototype.entries = Array.prototype.toArray = function () {
  return this.slice();
};
Array.prototype.each = Array.prototype.forEach;
Array.prototype.include = function (item) {
  return this.indexOf(item) > -1;
};
Array.from = (value) => (value ? Array.prototype.slice.call(value) : []);
Object.values = (object) => {
  const values = [];
  for (const key in object) values.push(object[key]);
  return values;
};
window.$ = (id) => document.getElementById(id);
String.prototype.toJSON = function () {
  return '"' + this + '"';
};
