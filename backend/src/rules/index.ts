export { EffectDto, InterpretationDto } from './interpretation.dto.js';
export { readRuleWords } from './reading.js';
export { ConfirmedEffects, InterpretInput, MAX_DESCRIPTION, MAX_TITLE } from './rule.dto.js';
export type { Rule } from './rule.entity.js';
export { RulesModule } from './rules.module.js';
export { RulesService } from './rules.service.js';
