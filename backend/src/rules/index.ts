export { InterpretationDto } from './interpretation.dto.js';
export { InterpretInput, MAX_DESCRIPTION, MAX_TITLE } from './rule.dto.js';
export type { Rule } from './rule.entity.js';
export { RulesModule } from './rules.module.js';
export { RulesService } from './rules.service.js';
