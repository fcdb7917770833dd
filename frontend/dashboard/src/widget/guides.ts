/** How to add a script tag, by website builder, in the words of each builder's own menus. */
export const GUIDES: { name: string; steps: string[] }[] = [
  {
    name: 'Plain HTML',
    steps: [
      'Open the file of each page that should have the chat.',
      'Paste the code just before </body>.',
      'Save, upload, and open the page once.',
    ],
  },
  {
    name: 'WordPress',
    steps: [
      'In the dashboard, open Plugins, Add New, and install “WPCode” (Insert Headers and Footers).',
      'Open Code Snippets, Header & Footer.',
      'Paste the code into the Footer box and press Save Changes.',
      'If you use a cache plugin, clear its cache, then open your site once.',
    ],
  },
  {
    name: 'Wix',
    steps: [
      'In your site’s dashboard, open Settings, then Custom Code under Advanced. It needs a connected domain.',
      'Press Add Custom Code and paste the code.',
      'Choose All pages and place it in Body - end. Press Apply.',
      'Publish, then open your site once.',
    ],
  },
  {
    name: 'Squarespace',
    steps: [
      'Open Settings, Developer Tools, Code Injection. It is part of the plans with premium features.',
      'Paste the code into Footer.',
      'Press Save, then open your site once.',
    ],
  },
  {
    name: 'Shopify',
    steps: [
      'Open Online Store, Themes. Next to your theme, press the three dots and Edit code.',
      'Open layout/theme.liquid and find </body>.',
      'Paste the code on the line above it and press Save.',
      'Open your shop once.',
    ],
  },
];
