import { specsOf } from './specs.js';

await specsOf('pricing/language', 'pricing/rules', 'chats', 'jobs', 'rules', 'quotes/conversation', 'quotes/documents');
