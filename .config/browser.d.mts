/** What a launcher needs to start Chromium; see browser.mjs. */
export function chromiumLaunch(): Promise<{ executablePath: string; args: string[]; env: NodeJS.ProcessEnv }>;
