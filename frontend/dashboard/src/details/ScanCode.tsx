import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { QRCodeSVG } from 'qrcode.react';
import { CodeForm } from './CodeForm.tsx';

interface Props {
  secret: string;
  otpauthUrl: string;
  onCode: (code: string) => Promise<void>;
  onCancel: () => void;
}

/** The QR code for the app, its key for typing, and the first code as proof that both clocks agree. */
export function ScanCode({ secret, otpauthUrl, onCode, onCancel }: Props) {
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 2 }}>
      <Typography>Scan this with your authenticator app, then type the six digits that it shows.</Typography>
      <Box sx={{ p: 1.5, bgcolor: '#fff', width: 'fit-content', borderRadius: 1, border: 1, borderColor: 'divider' }}>
        <QRCodeSVG value={otpauthUrl} size={176} level="M" title="QR code for the authenticator app" />
      </Box>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        No camera? Type this key into the app: <code>{secret}</code>
      </Typography>
      <CodeForm action="Turn on" onCode={onCode} onCancel={onCancel} />
    </Box>
  );
}
