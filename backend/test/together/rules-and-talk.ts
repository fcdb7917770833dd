import { specsOf } from './specs.js';

await specsOf(
  'pricing/language',
  'pricing/rules',
  'assistant',
  'chats',
  'jobs',
  'rules',
  'quotes/conversation',
  'quotes/documents',
);
