export { ConfigModule } from './config.module.js';
export { InvalidSettingError } from './rules.js';
export { SETTINGS, SETTINGS_TOKEN, processSettings, readSettings, type Settings } from './settings.js';
