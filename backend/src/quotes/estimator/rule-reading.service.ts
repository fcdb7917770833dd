import { Injectable } from '@nestjs/common';
import { interpret } from '../../pricing/index.js';
import type { InterpretInput, InterpretationDto } from '../../rules/index.js';

/** Reads a rule with the grammar. */
@Injectable()
export class RuleReadingService {
  read(_businessId: string, input: InterpretInput): Promise<InterpretationDto> {
    return Promise.resolve(interpret(input.title, input.description));
  }
}
