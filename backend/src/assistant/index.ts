export { AssistantModule } from './assistant.module.js';
export { AssistantService } from './assistant.service.js';
export { dollars, measuresInMetres, summaryOf } from './dialogue/index.js';
export { RuleProposer } from './openai/rule-proposer.js';
export { type Trade, tradeOf } from './intake/index.js';
export type { AssistantAnswer, BusinessFacts, Message } from './port.js';
export { newConversation, readState } from './state.js';
