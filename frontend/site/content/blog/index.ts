import type { Article } from './article.ts';
import { pastJobs } from './past-jobs.ts';
import { questions } from './questions.ts';
import { writingRules } from './rules.ts';

export type { Article, Block } from './article.ts';

/** Oldest first, which is also the order of their ids. */
export const articles: Article[] = [pastJobs, questions, writingRules];
