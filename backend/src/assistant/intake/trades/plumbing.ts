import { pattern } from '../../../pricing/index.js';
import { ACCESS } from '../common.js';
import type { Intake } from '../intake.js';

export const plumbing: Intake = {
  trade: 'plumbing',
  words: /\b(?:plumb\w*|drains?|pipes?|faucets?|taps?|toilets?|water heaters?|sewer|boilers?|leaks?)\b/i,
  service: {
    id: 'service',
    ask: 'What can we fix or install: what do you need done?',
    suggestions: ['Blocked drain', 'Leaking tap or pipe', 'Water heater', 'Toilet repair', 'New fixture'],
  },
  sizes: [
    {
      id: 'count',
      when: /\b(?:faucets|taps|toilets|fixtures|sinks|showers|valves|radiators|sprinklers)\b/i,
      unless: /\b(?:a|an|one|the) (?:faucet|tap|toilet|fixture|sink|shower|valve)\b|\bhot water\b|\bwater heater\b/i,
      ask: 'How many are there?',
      suggestions: ['1', '2', '3', 'More than 3'],
      units: ['fixture', 'item', 'bathroom'],
    },
    {
      id: 'length',
      when: /\b(?:repip\w*|new (?:water |gas |sewer )?line|pipe run|sewer line|trench\w*)\b/i,
      unless: pattern('i')`
        \b(?:un)?(?:clog|block)\w*
        |\b(?:back(?:s|ed|ing)?[ -]?up|snak\w*|jet\w*|clear\w*|roots?|camera|inspect\w*|scop\w*|smell\w*)\b
      `,
      ask: 'Roughly how long is the run, in feet or metres?',
      suggestions: ['20 ft', '50 ft', '100 ft', 'Not sure'],
      units: ['lin_ft', 'lin_m', 'bathroom', 'fixture'],
    },
  ],
  factors: [
    {
      id: 'gas',
      ask: 'Which type of unit is it, gas or electric?',
      suggestions: ['Gas', 'Electric', 'Not sure'],
      when: /\b(?:water heater|boiler|hot water)\b/i,
      unless: /\b(?:gas|electric\w*|tankless|heat pump)\b/i,
      rule: /\b(?:gas|electric|tankless)\b/i,
    },
    {
      id: 'pipes',
      ask: 'Are the pipes old galvanized or lead ones?',
      suggestions: ['Yes, old pipes', 'No', 'Not sure'],
      when: /\b(?:pipes?|pipework|repip\w*|re-pip\w*|leak\w*|lines?|water pressure|plumbing|valves?|burst)\b/i,
      unless: /\b(?:galvani[sz]ed|copper|pex|pvc|lead pipes?|cast iron)\b/i,
      rule: /\b(?:galvani[sz]ed|lead|cast iron|polybutylene)\b/i,
      yes: 'galvanized pipes',
    },
    {
      id: 'crawlspace',
      ask: 'Would we be working in a crawl space or under a slab?',
      suggestions: ['Crawl space', 'Under a slab', 'No'],
      when: /\b(?:pipes?|pipework|repip\w*|lines?|leak\w*|sewer|drains?|plumbing)\b/i,
      unless: /\b(?:crawl ?space|slab|basement|attic)\b/i,
      rule: /\b(?:crawl ?space|slab)\b/i,
      yes: 'crawl space',
    },
    ACCESS,
  ],
};
