import { ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { DomainError, type FieldError } from '../errors/index.js';

/** Checks bodies and queries against their DTO; unknown fields are dropped, the first message of each field is kept. */
export function validationPipe(): ValidationPipe {
  return new ValidationPipe({
    transform: true,
    whitelist: true,
    stopAtFirstError: true,
    exceptionFactory: (problems) => {
      const fields = problems.flatMap((problem) => fieldErrors(problem, ''));
      return new DomainError('invalid', 'validation_failed', fields[0]?.message ?? 'The request is not valid', {
        fields,
      });
    },
  });
}

function fieldErrors(problem: ValidationError, prefix: string): FieldError[] {
  const field = prefix + problem.property;
  const own = Object.values(problem.constraints ?? {}).slice(0, 1);
  const nested = (problem.children ?? []).flatMap((child) => fieldErrors(child, `${field}.`));
  return [...own.map((message) => ({ field, message })), ...nested];
}
