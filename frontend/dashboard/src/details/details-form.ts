import type { Profile, User } from '@chalkline/api';
import { linesOf } from '../widget/lines.ts';

/** The details as they are typed; services one per line. */
export interface DetailsForm {
  name: string;
  phone: string;
  businessName: string;
  businessAddress: string;
  contactEmail: string;
  industry: Profile['industry'];
  about: string;
  services: string;
}

export function formOf(user: User | null): DetailsForm {
  const profile = user?.profile;
  return {
    name: profile?.name ?? '',
    phone: profile?.phone ?? '',
    businessName: profile?.businessName ?? user?.user_metadata.businessName ?? '',
    businessAddress: profile?.businessAddress ?? '',
    contactEmail: profile?.contactEmail ?? '',
    industry: profile?.industry ?? 'Other',
    about: profile?.about ?? '',
    services: (profile?.services ?? []).join('\n'),
  };
}

export function detailsOf(form: DetailsForm): Omit<Profile, 'id'> {
  return { ...form, services: linesOf(form.services) };
}
