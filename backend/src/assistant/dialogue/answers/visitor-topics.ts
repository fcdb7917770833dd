import { OF_THE_CHAT } from './topics/of-the-chat.js';
import { OF_NO_WORK } from './topics/of-no-work.js';
import { OF_THE_FIRM } from './topics/of-the-firm.js';
import { OF_THE_PRICE } from './topics/of-the-price.js';
import type { Topic } from './topics/topic.js';

export { ERASE } from './topics/of-the-chat.js';
export { asksForNoWork } from './topics/of-no-work.js';

/** What visitors often ask. The first one that fits is answered. */
export const TOPICS: readonly Topic[] = [...OF_NO_WORK, ...OF_THE_CHAT, ...OF_THE_FIRM, ...OF_THE_PRICE];
