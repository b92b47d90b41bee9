/** Where plots are drawn without a browser. */
import { parseHTML } from 'linkedom';

export const { document } = parseHTML('<html></html>');
