import type { Job } from '@chalkline/api';
import { day } from '../shell/format.ts';

/** When the work was done; where that is not known, when it was written down, and said to be that. */
export const dateOf = ({ completedAt, createdAt }: Pick<Job, 'completedAt' | 'createdAt'>): string =>
  completedAt ? day(completedAt) : `Added ${day(createdAt)}`;
