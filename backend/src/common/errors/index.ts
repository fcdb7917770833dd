export { DomainError, type FieldError, editedElsewhere, invalidField, notFound } from './domain-error.js';
export { ErrorBody } from './error-body.js';
export { Outage } from './outage.js';
export { sentenceOf } from './sentence.js';
export { ErrorFilter, frameworkErrorBody } from './error.filter.js';
