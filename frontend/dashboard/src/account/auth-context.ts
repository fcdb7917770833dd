import { createContext, useContext } from 'react';
import type { User } from '@chalkline/api';

export interface Auth {
  /** Null when signed out. */
  user: User | null;
  /** True while a kept session is being checked. */
  loading: boolean;
  isDemo: boolean;
  /** True once the owner has pressed Logout here: no way back is offered then. */
  leftOnPurpose: boolean;
  startDemo: () => void;
  /** Call it when the server has ended every session: this screen stays for two seconds, to be read, and then logs out. */
  linger: () => void;
  logOut: () => void;
}

export const AuthContext = createContext<Auth | null>(null);

/** Who is signed in. @throws Error outside an AuthProvider */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (auth === null) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}
