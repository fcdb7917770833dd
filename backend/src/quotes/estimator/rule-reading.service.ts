import { Injectable } from '@nestjs/common';
import { RuleProposer } from '../../assistant/index.js';
import { ProfilesService } from '../../profiles/index.js';
import { type InterpretInput, type InterpretationDto, readRuleWords } from '../../rules/index.js';

/** Reads a rule as saving it would; where that finds no price and the owner asks for it, a model may propose a reading. */
@Injectable()
export class RuleReadingService {
  constructor(
    private readonly proposer: RuleProposer,
    private readonly profiles: ProfilesService,
  ) {}

  async read(businessId: string, input: InterpretInput): Promise<InterpretationDto> {
    const { interpretation } = readRuleWords(input);
    if (interpretation.status === 'priced' || input.propose !== true) return interpretation;
    const today = await this.profiles.today(businessId);
    const proposed = await this.proposer.propose(businessId, today, input.title, input.description);
    return proposed ? { ...interpretation, proposed } : interpretation;
  }
}
