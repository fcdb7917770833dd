import { ProofForm } from './ProofForm.tsx';

interface Props {
  action: string;
  onCode: (code: string) => Promise<void>;
  onCancel: () => void;
}

/** Asks for the six digits that the app shows. */
export const CodeForm = ({ action, onCode, onCancel }: Props) => (
  <ProofForm
    label="Code from the app"
    autoComplete="one-time-code"
    action={action}
    failure="The code was not accepted"
    onProof={(typed) => onCode(typed.replaceAll(' ', ''))}
    onCancel={onCancel}
  />
);
