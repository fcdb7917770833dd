export { isFields, readJson } from './read-json.js';
