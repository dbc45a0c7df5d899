import {readFileSync} from 'node:fs';
import path from 'node:path';

/** Where the server for the Model Context Protocol is on the site. Hosts send `.txt` as text and do not run it. */
export const mcpFile = 'mcp.php.txt';

const source = path.join(__dirname, '../mcp/mcp.php');
const siteLine = /^const SITE = '[^']*';$/m;

/**
 * The source of the server, with the address of the site that it reads by default.
 *
 * @throws Error if the source has no line for the address.
 */
export function mcpServer(address: string, php = readFileSync(source, 'utf8')): string {
  if (!siteLine.test(php)) {
    throw new Error("features/agent-files/mcp/mcp.php has no line `const SITE = '…';`.");
  }
  return php.replace(siteLine, () => `const SITE = '${address.replace(/[\\']/g, '\\$&')}';`);
}
