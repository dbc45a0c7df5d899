import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** What differs between two releases of the library of the fixture. */
export interface FerryRelease {
  readonly pilot: string;
  readonly hasHarbor: boolean;
  readonly keys: string;
  readonly command: string;
  readonly filter: string;
}

/** The release that the page of the fixture is true of. */
export const documented: FerryRelease = {
  pilot: `public function __construct(int $speed, bool $silent = false) {}
    public function steer(): void {}
    public function dock(int $gate): void {}
    public function name(): string { return ''; }`,
  hasHarbor: true,
  keys: "->scalarNode('harbor')->defaultValue('east')->end()->integerNode('gates')->defaultValue(1)->end()",
  command: 'rekalogika:ferry:sail',
  filter: 'knots',
};

/** Writes the source tree of a release of the library; returns the folder that holds it. */
export function writeFerry({pilot, hasHarbor, keys, command, filter}: FerryRelease): string {
  const libs = mkdtempSync(path.join(tmpdir(), 'libs-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(libs, 'ferry', file)), {recursive: true});
    writeFileSync(path.join(libs, 'ferry', file), text);
  };
  const php = (text: string) => `<?php\n\nnamespace Rekalogika\\Ferry;\n\n${text}\n`;
  const composer = {name: 'rekalogika/ferry', autoload: {'psr-4': {'Rekalogika\\Ferry\\': 'src/'}}};
  write('composer.json', JSON.stringify(composer));
  write('src/Pilot.php', php(`final class Pilot\n{\n    ${pilot}\n}`));
  if (hasHarbor) {
    write('src/Harbor.php', php('final class Harbor {}'));
  }
  write(
    'src/RekalogikaFerryBundle.php',
    php(`use Symfony\\Component\\Config\\Definition\\Configurator\\DefinitionConfigurator;
use Symfony\\Component\\DependencyInjection\\ContainerBuilder;
use Symfony\\Component\\DependencyInjection\\Loader\\Configurator\\ContainerConfigurator;

final class RekalogikaFerryBundle extends \\Symfony\\Component\\HttpKernel\\Bundle\\AbstractBundle
{
    public function configure(DefinitionConfigurator $definition): void
    {
        $definition->rootNode()->children()${keys}->end();
    }

    public function loadExtension(array $config, ContainerConfigurator $container, ContainerBuilder $builder): void
    {
        $container->services()->set(SailCommand::class)->tag('console.command');
        $container->services()->set(FerryExtension::class)->tag('twig.extension');
    }
}`),
  );
  write(
    'src/SailCommand.php',
    php(`#[\\Symfony\\Component\\Console\\Attribute\\AsCommand(name: '${command}')]
final class SailCommand extends \\Symfony\\Component\\Console\\Command\\Command
{
    protected function configure(): void
    {
        $this->addOption('night');
    }
}`),
  );
  write(
    'src/FerryExtension.php',
    php(`final class FerryExtension extends \\Twig\\Extension\\AbstractExtension
{
    public function getFilters(): array
    {
        return [new \\Twig\\TwigFilter('${filter}', 'strval')];
    }
}`),
  );
  return libs;
}
