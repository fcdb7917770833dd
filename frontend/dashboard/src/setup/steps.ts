import type { SetupState } from '@chalkline/api';

export interface Step {
  text: string;
  action: string;
  to: string;
}

/** From this many past jobs on, most new work finds something to be compared with. */
const ENOUGH_JOBS = 5;

/** What is still missing until a visitor can become a lead, in the order in which it helps most. */
export function missingSteps(setup: SetupState): Step[] {
  const steps: Step[] = [];
  if (setup.jobs < ENOUGH_JOBS) {
    const more = ENOUGH_JOBS - setup.jobs;
    steps.push({
      text:
        setup.jobs === 0
          ? 'Add a few finished jobs with their prices.'
          : `Add ${more} more past ${more === 1 ? 'job' : 'jobs'}.`,
      action: 'Add jobs',
      to: '/dashboard/jobs/new',
    });
  }
  if (setup.rules === 0) {
    steps.push({
      text: 'Write down one rule that changes your price.',
      action: 'Write a rule',
      to: '/dashboard/pricing/new',
    });
  }
  if (!setup.detailsComplete) {
    steps.push({
      text: 'Give your name, your phone number and the services you offer.',
      action: 'Fill in details',
      to: '/dashboard/details',
    });
  }
  if (!setup.widgetSeen) {
    steps.push({
      text: 'Put the chat on your website. It has not been seen there yet.',
      action: 'Get the snippet',
      to: '/dashboard/widget',
    });
  }
  return steps;
}
