export { AssistantModule } from './assistant.module.js';
export { AssistantService } from './assistant.service.js';
export { dollars, openingSuggestions, publishedTexts, summaryOf } from './dialogue/index.js';
export { RuleProposer } from './openai/rule-proposer.js';
export { type Trade, tradeOf } from './intake/index.js';
export type { AssistantAnswer, AssistantTools, AssistantTurn, BusinessFacts, Message, PublishedRule } from './port.js';
export { type ConversationState, newConversation, readState } from './state.js';
