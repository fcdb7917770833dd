export { DomainError, type ErrorKind, type FieldError, invalidField, notFound } from './domain-error.js';
export { ErrorFilter } from './error.filter.js';
