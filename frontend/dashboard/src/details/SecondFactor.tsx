import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useAuth } from '../account/auth-context.ts';
import { useOwnerCalls } from '../data/useOwnerCalls.ts';
import { useFollowFocus } from '../shell/useFollowFocus.ts';
import { useTell } from '../shell/useTell.ts';
import { CodeForm } from './CodeForm.tsx';
import { ProofForm } from './ProofForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { ScanCode } from './ScanCode.tsx';

type Step =
  | { name: 'rest' | 'password' | 'disable' }
  | { name: 'scan'; secret: string; otpauthUrl: string }
  | { name: 'codes'; codes: string[] };

/** The optional second step of signing in, by an authenticator app. */
export function SecondFactor() {
  const { user } = useAuth();
  const calls = useOwnerCalls();
  const tell = useTell();
  const [step, setStep] = useState<Step>({ name: 'rest' });
  const place = useRef<HTMLElement>(null);
  useFollowFocus(step.name, place);
  const on = user?.mfaEnabled ?? false;
  return (
    <Box component="section" ref={place} aria-label="Second step">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 260px' }}>
          <Typography variant="h3">Authenticator app: {on ? 'on' : 'off'}</Typography>
          <Typography color="text.secondary">
            {on ? 'Signing in asks for a code from your app.' : 'A code from your phone on top of the password.'}
          </Typography>
        </Box>
        {step.name === 'rest' ? (
          <Button variant="outlined" onClick={() => setStep({ name: on ? 'disable' : 'password' })}>
            {on ? 'Turn off' : 'Set up'}
          </Button>
        ) : null}
      </Box>
      {step.name === 'password' ? (
        <ProofForm
          label="Password"
          type="password"
          autoComplete="current-password"
          failure="The second step could not be set up"
          action="Continue"
          onCancel={() => setStep({ name: 'rest' })}
          onProof={async (password) => setStep({ name: 'scan', ...(await calls.startMfa(password)) })}
        />
      ) : null}
      {step.name === 'scan' ? (
        <ScanCode
          secret={step.secret}
          otpauthUrl={step.otpauthUrl}
          onCancel={() => setStep({ name: 'rest' })}
          onCode={async (code) => {
            const { recoveryCodes } = await calls.enableMfa(code);
            setStep({ name: 'codes', codes: recoveryCodes });
          }}
        />
      ) : null}
      {step.name === 'codes' ? <RecoveryCodes codes={step.codes} onDone={() => setStep({ name: 'rest' })} /> : null}
      {step.name === 'disable' ? (
        <CodeForm
          action="Turn off"
          onCancel={() => setStep({ name: 'rest' })}
          onCode={async (code) => {
            await calls.disableMfa(code);
            setStep({ name: 'rest' });
            tell.done('Second step turned off');
          }}
        />
      ) : null}
    </Box>
  );
}
