import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { CopyButton } from '../shell/CopyButton.tsx';
import { snippet } from './snippet.ts';

/** The line of code for a website, and a button that copies it. */
export function EmbedCode({ businessId }: { businessId: string }) {
  const code = snippet(window.location.origin, businessId);
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 1.5 }}>
        <Typography variant="h2" sx={{ mr: 'auto' }}>
          Put it on your website
        </Typography>
        <CopyButton
          text={code}
          variant="contained"
          failure="Copying is not allowed here. Select the code and copy it by hand."
        />
      </Box>
      <Box
        component="pre"
        tabIndex={0}
        role="region"
        aria-label="Embed code"
        sx={{
          m: 0,
          p: 2,
          borderRadius: 1,
          bgcolor: 'var(--sunken)',
          fontSize: '0.875rem',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        <code>{code.replaceAll(' data-', '\n  data-')}</code>
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5 }}>
        The trial in the dashboard is free and has no end. The $10 a month of the Growth plan begins when the widget is
        on your website; nothing is charged in this dashboard, and it asks for no card.
      </Typography>
    </Card>
  );
}
