import { tabStore, type User } from '@chalkline/api';

const FLAG = 'chalkline.demo';

/** Looks around without an account: the dashboard runs on in-memory data and the server is never asked. */
export const DEMO_USER: User = {
  id: 'demo-user',
  email: 'demo@example.com',
  role: 'owner',
  user_metadata: { businessName: 'Demo Painting', industry: 'Painting', needsPasswordChange: false },
  profile: {
    id: 'demo-user',
    name: '',
    phone: '',
    businessName: 'Demo Painting',
    businessAddress: '',
    contactEmail: '',
    industry: 'Painting',
    about: '',
    services: ['Exterior painting', 'Interior painting'],
  },
  mfaEnabled: false,
  supportEmail: null,
};

/** The demo lasts as long as its tab. */
export function demoIsOn(): boolean {
  return tabStore.get(FLAG) === 'on';
}

export function setDemo(on: boolean): void {
  if (on) tabStore.set(FLAG, 'on');
  else tabStore.remove(FLAG);
}
