import ExpandIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { GUIDES } from './guides.ts';

/** Where the code goes in the usual website builders. */
export function InstallGuides() {
  return (
    <Box component="section" aria-labelledby="guides">
      <Typography id="guides" variant="h2" sx={{ mb: 1 }}>
        Where does it go?
      </Typography>
      {GUIDES.map(({ name, steps }, index) => (
        <Accordion
          key={name}
          disableGutters
          elevation={0}
          sx={{ border: 1, borderColor: 'divider', '&:not(:last-of-type)': { borderBottom: 0 } }}
        >
          <AccordionSummary expandIcon={<ExpandIcon />} id={`guide-${index}`} aria-controls={`steps-${index}`}>
            {name}
          </AccordionSummary>
          <AccordionDetails sx={{ pt: 0 }}>
            <Box component="ol" sx={{ m: 0, pl: 2.5, '& li': { mb: 0.5 } }}>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </Box>
          </AccordionDetails>
        </Accordion>
      ))}
    </Box>
  );
}
