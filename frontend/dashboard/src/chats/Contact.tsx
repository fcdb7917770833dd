import CallIcon from '@mui/icons-material/CallOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Chat } from '@chalkline/api';
import { telephone } from '@chalkline/brand/telephone';
import { Part } from './Part.tsx';

/** How to reach the customer: one tap calls or mails. */
export function Contact({ chat }: { chat: Chat }) {
  const { contact_name: name, contact_phone: phone, contact_email: email } = chat;
  return (
    <Part title="Contact details">
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name ?? 'No name given'}</Typography>
      {phone === null && email === null ? (
        <Typography color="text.secondary">They have not left a phone number or an email.</Typography>
      ) : null}
      <Box sx={{ display: 'grid', gap: 1, mt: 1.5 }}>
        {phone === null ? null : (
          <Button href={telephone(phone)} variant="contained" startIcon={<CallIcon />}>
            Call {phone}
          </Button>
        )}
        {email === null ? null : (
          <Button
            href={`mailto:${email}`}
            variant="outlined"
            startIcon={<MailIcon />}
            sx={{ overflowWrap: 'anywhere', lineHeight: 1.3 }}
          >
            {email}
          </Button>
        )}
      </Box>
    </Part>
  );
}
