export { AssistantModule } from './assistant.module.js';
export { AssistantService } from './assistant.service.js';
export { contactIn, isPriceHidden, measuresInMetres, summaryOf } from './dialogue/index.js';
export { RuleProposer } from './openai/rule-proposer.js';
export { tradeOf, tradesBeside } from './intake/index.js';
export type { AssistantAnswer, BusinessFacts, HeardTurn } from './port.js';
export { newConversation, readState } from './state.js';
