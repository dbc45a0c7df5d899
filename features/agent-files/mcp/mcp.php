<?php

declare(strict_types=1);

/*
 * A server for the Model Context Protocol that answers from the documentation of the Rekalogika libraries.
 *
 *     php mcp.php [--base=ADDRESS-OR-FOLDER] [--project=FOLDER]
 *
 * It needs PHP 8.2 and no packages. An editor or assistant starts it and exchanges JSON-RPC messages with it, one a
 * line: requests on standard input, responses on standard output. Standard error has the log.
 *
 * It reads files of the site below, or of the folder or archive that --base or REKALOGIKA_DOCS_BASE names. Files from
 * the web are kept for a day in the temporary folder of the system. Of your project it reads composer.lock, in the
 * working directory or in --project. It writes nothing to the project, and no request contains anything of it.
 */

const SITE = 'https://rekalogika.dev/';

/** The versions of the protocol that it speaks, the newest first. */
const VERSIONS = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'];

/** A request that cannot be answered: an error of JSON-RPC, whose code the exception has. */
final class RequestError extends RuntimeException
{
    public const PARSE = -32700;
    public const INVALID_REQUEST = -32600;
    public const UNKNOWN_METHOD = -32601;
    public const INVALID_PARAMS = -32602;
    public const INTERNAL = -32603;
    public const UNKNOWN_RESOURCE = -32002;

    public function __construct(string $message, int $code)
    {
        parent::__construct($message, $code);
    }
}

/** A tool that found nothing or could not read what it needs: a result, so that the assistant reads why. */
final class ToolError extends RuntimeException
{
}

/** Reads the files of the site, from the web, a folder or an archive. */
final class Site
{
    private const SECONDS_KEPT = 86_400;
    private const SECONDS_TO_WAIT = 15;

    /** @var array<string, string> */
    private array $read = [];

    public function __construct(private readonly string $base)
    {
    }

    public function text(string $path): string
    {
        return $this->read[$path] ??= preg_match('{^https?://}i', $this->base) === 1
            ? $this->fromWeb($path)
            : $this->fromFolder($path);
    }

    /** @return array<string, mixed> */
    public function json(string $path): array
    {
        $value = json_decode($this->text($path), true);

        return is_array($value) ? $value : throw new ToolError("$path of {$this->base} is not valid JSON.");
    }

    private function fromFolder(string $path): string
    {
        $root = is_file($this->base) ? 'phar://' . realpath($this->base) : rtrim($this->base, '/');
        $text = @file_get_contents("$root/$path");

        return $text !== false ? $text : throw new ToolError("$this->base has no readable file $path.");
    }

    private function fromWeb(string $path): string
    {
        $address = rtrim($this->base, '/') . "/$path";
        $kept = $this->cacheFolder() . '/' . sha1($address);
        $copy = is_file($kept) ? (string) file_get_contents($kept) : '';
        $hasCopy = $this->isExpected($path, $copy);
        if ($hasCopy && filemtime($kept) > time() - self::SECONDS_KEPT) {
            return $copy;
        }

        $text = $this->fetch($address);
        if ($text !== null && $this->isExpected($path, $text)) {
            // Another server may read the file meanwhile: it is complete as soon as it has its name.
            $new = $kept . '.' . getmypid();
            if (@file_put_contents($new, $text) !== false) {
                rename($new, $kept);
            }

            return $text;
        }

        $problem = $text === null
            ? "$address cannot be read: " . (error_get_last()['message'] ?? 'no reason given') . '.'
            : "$address answers with something else than the documentation, such as the login page of a network or "
                . 'proxy. Open the address in a browser, then try again.';
        if ($hasCopy) {
            writeLog("$problem The text of " . date('Y-m-d', (int) filemtime($kept)) . ' is used.');

            return $copy;
        }

        throw new ToolError($problem);
    }

    /** Whether a text can be the file: a portal may answer instead of the site. */
    private function isExpected(string $path, string $text): bool
    {
        return str_ends_with($path, '.json') ? is_array(json_decode($text, true)) : str_starts_with($text, '# ');
    }

    private function fetch(string $address): ?string
    {
        $headers = ['User-Agent: rekalogika-docs-mcp'];
        if (function_exists('gzdecode')) {
            $headers[] = 'Accept-Encoding: gzip';
        }
        $text = @file_get_contents($address, false, stream_context_create([
            'http' => ['header' => $headers, 'timeout' => self::SECONDS_TO_WAIT, 'max_redirects' => 3],
        ]));
        if ($text === false) {
            return null;
        }
        if (str_starts_with($text, "\x1f\x8b")) {
            $text = gzdecode($text);
        }

        return $text === false ? null : $text;
    }

    /** A folder of this user only: on a shared machine, another user must not be able to place texts in it. */
    private function cacheFolder(): string
    {
        $user = function_exists('posix_geteuid') ? posix_geteuid() : get_current_user();
        $folder = sys_get_temp_dir() . "/rekalogika-docs-$user";
        if (!is_dir($folder)) {
            @mkdir($folder, 0700);
        }
        $isOurs = !function_exists('posix_geteuid') || @fileowner($folder) === $user;

        return $isOurs ? $folder : throw new ToolError("$folder belongs to another user; remove it.");
    }
}

/** What the site says about pages, libraries, symbols, messages and configuration. */
final class Documentation
{
    private const STOP_WORDS = 'a an and are can do does for from how i if in is it my not of on or the to what when '
        . 'which why with';
    private const MOST = 12;

    /** @var array<string, list<string>> the words of texts that were split before */
    private array $split = [];

    public function __construct(private readonly Site $site)
    {
    }

    /** @return list<array<string, mixed>> */
    public function pages(): array
    {
        return $this->site->json('facts/pages.json')['pages'];
    }

    /** The address of a page, or of its Markdown, on the web. */
    public function address(string $path): string
    {
        return $this->site->json('facts/pages.json')['site'] . $path;
    }

    /** The Markdown of a page, by its path or address, with or without a heading; null if there is no such page. */
    public function markdown(string $page): ?string
    {
        $path = (string) preg_replace('{^https?://[^/]+/?|[?#].*$}', '', trim($page));
        $path = trim((string) preg_replace('{(?:^|/)index\.md$|\.(?:md|html)$}', '', $path), '/');
        foreach ($this->pages() as $known) {
            // Only a path of the index is read, so that none can lead to another file.
            if ($known['path'] === $path) {
                return $this->site->text($known['markdown']);
            }
        }

        return null;
    }

    public function readPage(string $page): string
    {
        return $this->markdown($page)
            ?? throw new ToolError("The site has no page \"$page\". find_pages lists pages by words.");
    }

    public function findPages(string $words, string $library = ''): string
    {
        $wanted = array_diff($this->words($words), $this->words(self::STOP_WORDS));
        if ($wanted === []) {
            throw new ToolError('Write words that a title, a heading or a question may have.');
        }
        $sections = $library === '' ? [] : $this->sections($library);
        $pages = array_filter(
            $this->pages(),
            static fn (array $page): bool => $library === '' || in_array($page['library'] ?? '', $sections, true),
        );
        $texts = array_map($this->wordsOf(...), $pages);
        $rarity = [];
        foreach ($wanted as $word) {
            $with = count(array_filter($texts, static fn (array $all): bool => isset($all[$word])));
            $rarity[$word] = log(1 + count($pages) / (1 + $with));
        }
        $found = [];
        foreach ($pages as $number => $page) {
            if (array_intersect_key($rarity, $texts[$number]) !== []) {
                $found[] = $this->bestPlace($page, $rarity);
            }
        }
        usort($found, static fn (array $a, array $b): int => $b['score'] <=> $a['score']);
        if ($found === []) {
            $where = $library === '' ? '' : ' in ' . implode(', ', $sections);

            throw new ToolError("No title, heading or question$where has a word of \"$words\".");
        }

        return implode("\n\n", array_column(array_slice($found, 0, 8), 'text'));
    }

    public function lookUpSymbol(string $name, string $library = ''): string
    {
        $parts = preg_split('/::|->/', trim($name, " \t\n\\#[]"), 2);
        $class = strtolower(trim($parts[0], '\\'));
        $member = isset($parts[1]) ? $this->memberName($parts[1]) : null;
        $found = [];
        $removed = [];
        foreach ($this->facts($library) as $facts) {
            foreach ($facts['classes'] as $declared) {
                $isClass = $this->isNamed($declared['name'], $class);
                if ($isClass && $member === null) {
                    $found[] = $this->describeClass($declared, $facts);
                }
                // A single word may be a member, too.
                $wanted = $isClass ? $member : (isset($parts[1]) ? null : $this->memberName($parts[0]));
                foreach ($wanted === null ? [] : $declared['members'] as $one) {
                    if ($this->memberName($one['name']) === $wanted) {
                        $found[] = $this->describeMember($one, $declared, $facts);
                    }
                }
            }
            foreach ($facts['removed'] as $gone) {
                if ($this->isNamed($gone['name'], $class)) {
                    $how = isset($gone['internal']) ? 'internal since' : 'removed in';
                    $removed[] = "{$gone['name']}: $how {$facts['repository']} {$gone['release']}"
                        . (isset($gone['replacement']) ? ", use {$gone['replacement']}" : '');
                }
            }
            foreach ($facts['removedMembers'] as $gone) {
                [$owner, $goneMember] = explode('::', $gone['name'], 2);
                $isWanted = isset($parts[1])
                    ? $this->isNamed($owner, $class) && $this->memberName($goneMember) === $member
                    : $this->memberName($goneMember) === $this->memberName($parts[0]);
                if ($isWanted) {
                    $removed[] = "{$gone['name']}: removed in {$facts['repository']} {$gone['release']}";
                }
            }
        }
        if ($found === [] && $removed === []) {
            throw new ToolError("No public class or member is or was named \"$name\".");
        }
        $left = count($found) - self::MOST;

        return implode("\n\n", [
            ...array_slice($found, 0, self::MOST),
            ...($left > 0 ? ["$left more have this name. Write the name of the class or of the library, too."] : []),
            ...($removed === [] ? [] : ["Gone:\n" . $this->bullets($removed)]),
        ]);
    }

    public function lookUpMessage(string $message, string $library = ''): string
    {
        $text = $this->oneLine($message);
        $whole = [];
        $near = [];
        $words = array_unique($this->words($text));
        foreach ($this->facts($library) as $facts) {
            foreach ($facts['messages'] as $one) {
                $template = $this->oneLine($one['template']);
                $constant = strlen((string) preg_replace('/\{\}|\W/', '', $template));
                $pattern = str_replace(preg_quote('{}', '/'), '.*?', preg_quote($template, '/'));
                $common = count(array_intersect($words, $this->words($template)));
                if ($constant >= 8 && preg_match("/$pattern/s", $text) === 1) {
                    $whole[] = ['score' => $constant, 'message' => $one, 'facts' => $facts];
                } elseif (count($words) >= 3 && $common >= 0.75 * count($words)) {
                    $near[] = ['score' => $common, 'message' => $one, 'facts' => $facts];
                }
            }
        }
        $found = $whole !== [] ? $whole : $near;
        if ($found === []) {
            throw new ToolError('No message of the documented releases matches. Paste all of it, without the trace.');
        }
        usort($found, static fn (array $a, array $b): int => $b['score'] <=> $a['score']);
        // A short template may fit by accident into the message of a long one.
        $found = array_filter($found, static fn (array $one): bool => 2 * $one['score'] >= $found[0]['score']);
        $texts = array_map(
            fn (array $one): string => $this->describeMessage($one['message'], $one['facts']),
            array_slice($found, 0, 5),
        );

        return ($whole !== [] ? '' : "No message matches; these have the same words:\n\n")
            . implode("\n\n", array_unique($texts));
    }

    public function lookUpConfiguration(string $key): string
    {
        $wanted = strtolower(trim($key, " \t\n.:"));
        $parts = array_map(static fn (string $part): string => preg_quote($part, '/'), explode('.', $wanted));
        // The "*" of a key is any name that the application chose; the first part must be in the key itself.
        $pattern = '/(?<![^.])' . array_shift($parts)
            . implode('', array_map(static fn (string $part): string => "\\.(?:$part|\\*)", $parts)) . '(?![^.])/i';
        $found = [];
        foreach ($this->site->json('facts/pages.json')['schemas'] as $path) {
            $schema = $this->site->json($path);
            $alias = array_key_first($schema['properties']);
            $lines = $this->configurationLines($alias, $schema['$defs']['configuration']);
            if ($wanted === $alias && count($lines) === 1) {
                return "$alias has no keys.";
            }
            foreach ($lines as $name => $line) {
                if (preg_match($pattern, $name, $match, PREG_OFFSET_CAPTURE) === 1) {
                    // The key itself before the keys below it.
                    $found[] = ['score' => strlen($name) - $match[0][1], 'text' => $line];
                }
            }
        }
        if ($found === []) {
            throw new ToolError(
                "No bundle has a configuration key \"$key\". An example is rekalogika_rekapager.default_proximity."
            );
        }
        usort($found, static fn (array $a, array $b): int => $a['score'] <=> $b['score']);

        return $this->bullets(array_column(array_slice($found, 0, 60), 'text'));
    }

    public function checkProject(string $folder): string
    {
        $file = "$folder/composer.lock";
        $installed = $this->installed($file);
        $reports = [];
        foreach ($this->facts() as $facts) {
            $packages = array_intersect_key($installed, array_flip(array_column($facts['packages'], 'name')));
            if ($packages !== []) {
                $reports[] = $this->describeInstalled($packages, $facts);
            }
        }

        return $reports === [] ? "$file has no Rekalogika library." : implode("\n\n", $reports);
    }

    /** @return array<string, string> the versions of the packages in a lock file, by name */
    private function installed(string $file): array
    {
        $lock = is_file($file) ? json_decode((string) file_get_contents($file), true) : null;
        if (!is_array($lock)) {
            throw new ToolError(
                "$file is missing or is not valid JSON. Start the server in the project, or with --project=FOLDER."
            );
        }
        $advice = 'Restore it from version control, or delete it and run "composer update".';
        $installed = [];
        $lists = ['packages' => $lock['packages'] ?? null, 'packages-dev' => $lock['packages-dev'] ?? []];
        foreach ($lists as $key => $all) {
            if (!is_array($all)) {
                throw new ToolError("$file has no list of packages in \"$key\". $advice");
            }
            foreach ($all as $number => $package) {
                $name = $package['name'] ?? null;
                $version = $package['version'] ?? null;
                if (!is_string($name) || !is_string($version)) {
                    throw new ToolError("$file has no name or no version in \"$key\"[$number]. $advice");
                }
                $installed[$name] = $version;
            }
        }

        return $installed;
    }

    /** @param array<string, string> $packages installed versions by name */
    private function describeInstalled(array $packages, array $facts): string
    {
        // Packages of one repository are released together; an older one is what an upgrade starts from.
        $versions = array_map(static fn (string $version): string => ltrim($version, 'vV'), $packages);
        usort($versions, version_compare(...));
        $version = $versions[0];
        $hasBranch = preg_grep('/^dev-|-dev$/i', $versions) !== [];
        $names = implode(', ', array_map(
            static fn (string $name): string => "$name {$packages[$name]}",
            array_keys($packages),
        ));
        $head = "## {$facts['repository']}\n\nInstalled: $names. Documented: {$facts['release']} of {$facts['date']}.";
        $order = $hasBranch ? null : version_compare($version, $facts['release']);
        if ($order !== -1) {
            return "$head " . match ($order) {
                0 => 'The pages describe this release.',
                1 => 'The installed release is newer: the pages may be wrong about what changed since.',
                null => 'A branch is installed, which cannot be compared.',
            };
        }

        $later = static fn (string $release): bool => version_compare($release, $version) > 0
            && version_compare($release, $facts['release']) <= 0;
        $added = [];
        foreach ($facts['classes'] as $class) {
            if ($later($class['since'] ?? '0')) {
                $added[] = "{$class['name']} ({$class['since']})";
                continue;
            }
            foreach ($class['members'] as $member) {
                if ($later($member['since'] ?? '0')) {
                    $added[] = "{$class['name']}::{$member['name']} ({$member['since']})";
                }
            }
        }
        $inRange = static fn (array $list): array => array_filter(
            $list,
            static fn (array $one): bool => $later($one['release']),
        );
        $removed = array_map(
            static fn (array $one): string => "{$one['name']} ({$one['release']}"
                . (isset($one['internal']) ? ', internal since' : '') . ')',
            $inRange([...$facts['removed'], ...$facts['removedMembers']]),
        );
        $changed = array_map(
            static fn (array $one): string => "{$one['name']} ({$one['release']}): `{$one['before']}`"
                . " became `{$one['after']}`",
            $inRange($facts['changed']),
        );
        $releases = array_filter(array_column($facts['releases'], 'version'), $later);
        $range = ($releases === [] ? '' : ' Later releases: ' . implode(', ', $releases) . '.')
            . (isset($facts['readAt']) ? " Changes are known up to {$facts['readAt']}." : '');
        $more = $this->pagesOf($facts, ['upgrade', 'reference/changes']);

        return implode("\n\n", array_filter([
            "$head The installed release is older: what a page describes may not exist there.$range",
            $this->changeList('Removed since', $removed),
            $this->changeList('Changed since', $changed),
            $this->changeList('Added since', $added),
            $removed === [] && $changed === [] && $added === [] ? 'No public name changed; behavior may have.' : '',
            $more === [] ? '' : 'Pages: ' . implode(', ', $more),
        ]));
    }

    /** @param list<string> $changes */
    private function changeList(string $title, array $changes): string
    {
        $left = count($changes) - 40;

        return $changes === [] ? '' : "$title:\n"
            . $this->bullets([...array_slice($changes, 0, 40), ...($left > 0 ? ["and $left more"] : [])]);
    }

    /** @return list<array<string, mixed>> the facts of each repository, or of that of a section or package */
    private function facts(string $library = ''): array
    {
        $index = $this->site->json('facts/pages.json');
        $all = array_map($this->site->json(...), $index['facts']);
        if ($library === '') {
            return $all;
        }
        $repositories = array_column($index['libraries'], 'repository', 'section');
        $wanted = array_intersect_key($repositories, array_flip($this->sections($library)));

        return array_values(array_filter(
            $all,
            static fn (array $facts): bool => in_array($facts['repository'], $wanted, true),
        ));
    }

    /** @return list<string> the section of this name, or those of a package or repository, in any case */
    private function sections(string $library): array
    {
        $name = strtolower(trim($library));
        $repositories = array_column($this->site->json('facts/pages.json')['libraries'], 'repository', 'section');
        if (isset($repositories[$name])) {
            return [$name];
        }
        foreach ($this->facts() as $facts) {
            if (in_array($name, [$facts['repository'], ...array_column($facts['packages'], 'name')], true)) {
                return array_keys($repositories, $facts['repository'], true);
            }
        }
        $known = implode(', ', array_keys($repositories));

        throw new ToolError("No library is named \"$library\". Known: $known.");
    }

    /**
     * @param list<string> $names paths below the sections of a repository
     * @return list<string> the addresses of those that exist
     */
    private function pagesOf(array $facts, array $names): array
    {
        $known = array_column($this->pages(), 'path');
        $found = [];
        foreach ($this->site->json('facts/pages.json')['libraries'] as $library) {
            foreach ($library['repository'] === $facts['repository'] ? $names : [] as $name) {
                if (in_array("{$library['section']}/$name", $known, true)) {
                    $found[] = $this->address("{$library['section']}/$name");
                }
            }
        }

        return $found;
    }

    private function describeClass(array $class, array $facts): string
    {
        $members = array_map(
            fn (array $member): string => "`{$member['signature']}`" . $this->remarks($member),
            $class['members'],
        );

        return "{$class['name']}: `{$class['signature']}`" . $this->remarks($class) . "\n"
            . $this->origin($class, $facts) . ($members === [] ? '' : "\n" . $this->bullets($members));
    }

    private function describeMember(array $member, array $class, array $facts): string
    {
        return "{$class['name']}::{$member['name']}: `{$member['signature']}`" . $this->remarks($member) . "\n"
            . $this->origin($class, $facts);
    }

    private function remarks(array $symbol): string
    {
        return (isset($symbol['since']) ? ", since {$symbol['since']}" : '')
            . (isset($symbol['deprecated']) ? ', deprecated' : '');
    }

    private function origin(array $class, array $facts): string
    {
        return "In {$class['package']} {$facts['release']}" . (isset($class['page']) ? ", {$class['page']}" : '');
    }

    private function describeMessage(array $message, array $facts): string
    {
        $what = match ($message['kind']) {
            'exception' => 'thrown' . (isset($message['class']) ? " as {$message['class']}" : ''),
            'log' => 'logged' . (isset($message['level']) ? " as {$message['level']}" : ''),
            'deprecation' => 'a deprecation',
            default => 'an error of the configuration',
        };
        $pages = $this->pagesOf($facts, ['troubleshooting', 'reference/exceptions', 'reference/messages']);

        return "{$message['template']}\n- " . ucfirst($what) . (isset($message['in']) ? " in {$message['in']}" : '')
            . "\n- {$facts['repository']} {$facts['release']}, {$message['file']}:{$message['line']}"
            . ($pages === [] ? '' : "\n- Pages: " . implode(', ', $pages));
    }

    /** @return array<string, string> a line for each key, by its name with dots */
    private function configurationLines(string $name, array $schema): array
    {
        $types = [];
        foreach ($schema['anyOf'] ?? [$schema] as $type) {
            // The pattern is that of a parameter, which every key accepts.
            if (!isset($type['pattern'])) {
                $names = $type['type'] ?? array_map(json_encode(...), $type['enum'] ?? []);
                $types = [...$types, ...(array) $names];
            }
        }
        $default = json_encode($schema['default'] ?? null, JSON_UNESCAPED_SLASHES);
        $lines = [$name => "$name: " . ($types === [] ? 'any value' : implode(' or ', $types))
            . (array_key_exists('default', $schema) ? ", default $default" : '')
            . (isset($schema['deprecated']) ? ', deprecated' : '')];
        foreach ($schema['properties'] ?? [] as $key => $below) {
            $lines += $this->configurationLines("$name.$key", $below);
            if (in_array($key, $schema['required'] ?? [], true)) {
                $lines["$name.$key"] .= ', required';
            }
        }
        if (is_array($schema['additionalProperties'] ?? null)) {
            $lines += $this->configurationLines("$name.*", $schema['additionalProperties']);
        }

        return $lines;
    }

    /**
     * The section of a page that has most of the words, with the words of the page itself.
     *
     * @param array<string, float> $rarity the words, each with its weight
     * @return array{score: float, text: string}
     */
    private function bestPlace(array $page, array $rarity): array
    {
        $ofPage = $this->weigh($rarity, [[$page['title'], 4], [$page['path'], 3], [$page['description'], 1.5]], $page);
        $best = ['score' => array_sum($ofPage), 'heading' => null];
        foreach ($page['headings'] ?? [] as $heading) {
            $weights = $this->weigh($rarity, [[$heading['text'], 3]], $heading);
            $score = 0.0;
            foreach ($rarity as $word => $_) {
                $score += max($weights[$word] ?? 0, $ofPage[$word] ?? 0);
            }
            if ($score > $best['score']) {
                $best = ['score' => $score, 'heading' => $heading];
            }
        }
        $heading = $best['heading'];
        $address = $this->address($page['path'] . ($heading === null ? '' : "#{$heading['id']}"));

        return [
            'score' => $best['score'],
            'text' => $page['title'] . (isset($page['library']) ? " ({$page['library']})" : '')
                . ($heading === null ? '' : ", section \"{$heading['text']}\"") . "\n$address\n{$page['description']}",
        ];
    }

    /**
     * @param array<string, float> $rarity
     * @param list<array{string, float|int}> $texts each with its weight
     * @return array<string, float> the words that occur
     */
    private function weigh(array $rarity, array $texts, array $place): array
    {
        $weights = [];
        foreach ([...$texts, [$place['questionWords'] ?? '', 2]] as [$text, $weight]) {
            foreach (array_intersect_key($rarity, array_flip($this->words($text))) as $word => $value) {
                $weights[$word] = max($weights[$word] ?? 0, $weight * $value);
            }
        }

        return $weights;
    }

    /** @return array<string, int> all words by which a page is found, as keys */
    private function wordsOf(array $page): array
    {
        $texts = [$page['title'], $page['path'], $page['description'], $page['questionWords'] ?? ''];
        foreach ($page['headings'] ?? [] as $heading) {
            array_push($texts, $heading['text'], $heading['questionWords'] ?? '');
        }

        return array_flip($this->words(implode(' ', $texts)));
    }

    /** @return list<string> words in lower case, without the endings of plurals and verbs */
    private function words(string $text): array
    {
        if (isset($this->split[$text])) {
            return $this->split[$text];
        }
        $lower = function_exists('mb_strtolower') ? mb_strtolower($text) : strtolower($text);
        preg_match_all('/[\p{L}\p{M}\p{N}_]+/u', $lower, $matches);

        return $this->split[$text] = preg_replace('/(?<=...)(?:ing|ed|es|s|e)$/u', '', $matches[0]);
    }

    private function isNamed(string $fullName, string $name): bool
    {
        return str_ends_with('\\' . strtolower($fullName), "\\$name");
    }

    private function memberName(string $name): string
    {
        return strtolower((string) preg_replace('/^\$|\(.*$/s', '', trim($name)));
    }

    private function oneLine(string $text): string
    {
        return trim((string) preg_replace('/\s+/', ' ', $text));
    }

    /** @param array<string> $lines */
    private function bullets(array $lines): string
    {
        return '- ' . implode("\n- ", $lines);
    }
}

/** Answers the requests of the protocol. */
final class Server
{
    private const RESOURCES_AT_ONCE = 100;

    public function __construct(private readonly Documentation $documentation, private readonly string $project)
    {
    }

    /** The response to a line of input, or null if it needs none. */
    public function respond(string $line): ?string
    {
        $input = json_decode($line, true);
        if (json_last_error() !== JSON_ERROR_NONE) {
            $reason = json_last_error_msg();
            $error = new RequestError("The line is not valid JSON: $reason.", RequestError::PARSE);

            return $this->encode($this->failure(null, $error));
        }
        // Version 2025-03-26 of the protocol has lists of requests.
        if (is_array($input) && $input !== [] && str_starts_with(ltrim($line), '[')) {
            $responses = array_values(array_filter(array_map($this->answer(...), $input)));

            return $responses === [] ? null : $this->encode($responses);
        }
        $response = $this->answer($input);

        return $response === null ? null : $this->encode($response);
    }

    private function answer(mixed $request): ?array
    {
        $id = is_array($request) ? $request['id'] ?? null : null;
        try {
            $isId = $id === null || is_int($id) || is_string($id);
            if (!is_array($request) || ($request['jsonrpc'] ?? null) !== '2.0' || !$isId) {
                $id = $isId ? $id : null;

                throw new RequestError('The message is not a request of JSON-RPC 2.0.', RequestError::INVALID_REQUEST);
            }
            if ($id === null || !isset($request['method'])) {
                return null; // A notification, or a response to a request that this server does not send.
            }
            $params = $request['params'] ?? [];
            if (!is_string($request['method']) || !is_array($params)) {
                throw new RequestError('"method" must be a string, "params" an object.', RequestError::INVALID_REQUEST);
            }

            return ['jsonrpc' => '2.0', 'id' => $id, 'result' => $this->call($request['method'], $params)];
        } catch (RequestError $error) {
            return $this->failure($id, $error);
        } catch (Throwable $error) {
            writeLog((string) $error);

            return $this->failure($id, new RequestError($error->getMessage(), RequestError::INTERNAL));
        }
    }

    private function call(string $method, array $params): array|object
    {
        return match ($method) {
            'initialize' => $this->initialize($params),
            'ping' => (object) [],
            'tools/list' => ['tools' => array_values(array_map(
                static fn (array $tool): array => array_diff_key($tool, ['run' => true]),
                $this->tools(),
            ))],
            'tools/call' => $this->callTool($params),
            'resources/list' => $this->listResources($params),
            'resources/read' => $this->readResource($params),
            'resources/templates/list' => ['resourceTemplates' => []],
            default => throw new RequestError("There is no method \"$method\".", RequestError::UNKNOWN_METHOD),
        };
    }

    private function initialize(array $params): array
    {
        $version = $params['protocolVersion'] ?? null;

        return [
            'protocolVersion' => in_array($version, VERSIONS, true) ? $version : VERSIONS[0],
            'capabilities' => ['tools' => (object) [], 'resources' => (object) []],
            'serverInfo' => [
                'name' => 'rekalogika-docs',
                'title' => 'Documentation of the Rekalogika libraries',
                'version' => '1.0.0',
            ],
            'instructions' => 'Call check_project first: it reports which Rekalogika libraries are installed and '
                . 'whether the pages describe their releases. Use find_pages and read_page for how something is done, '
                . 'and the look_up tools for names and messages.',
        ];
    }

    /** @return array<string, array<string, mixed>> */
    private function tools(): array
    {
        $docs = $this->documentation;
        $library = ['library' => 'Only this library: a section such as "mapper", or a package. Optional.'];

        return array_column([
            $this->tool(
                'find_pages',
                'Find pages',
                'Finds pages by words of their titles, headings and the questions that they answer.',
                ['words' => 'Words of the task or question.'],
                $library,
                $docs->findPages(...),
            ),
            $this->tool(
                'read_page',
                'Read a page',
                'Returns a page as Markdown, with samples and their real output.',
                ['page' => 'Its address or path, such as "mapper/object-mapper".'],
                [],
                $docs->readPage(...),
            ),
            $this->tool(
                'look_up_symbol',
                'Look up a symbol',
                'Returns the declaration of a public class or member, the release that added it, its page, '
                . 'and what was removed under this name.',
                ['name' => 'A class, with or without its namespace, a member as in Class::method(), or only a member.'],
                $library,
                $docs->lookUpSymbol(...),
            ),
            $this->tool(
                'look_up_message',
                'Look up a message',
                'Finds what throws or logs a message of a Rekalogika library.',
                ['message' => 'The message, with its values.'],
                $library,
                $docs->lookUpMessage(...),
            ),
            $this->tool(
                'look_up_configuration',
                'Look up configuration',
                'Returns the type and default of configuration keys of the bundles.',
                ['key' => 'A key, a part of it, or the root key of a bundle for all of its keys.'],
                [],
                $docs->lookUpConfiguration(...),
            ),
            $this->tool(
                'check_project',
                'Check my project',
                'Reads composer.lock of the project and reports which Rekalogika libraries are installed, '
                . 'whether the pages describe the installed releases, and which public names changed in between.',
                [],
                [],
                fn (): string => $docs->checkProject($this->project),
            ),
        ], null, 'name');
    }

    /**
     * @param array<string, string> $required descriptions of arguments, all texts, by name
     * @param array<string, string> $optional
     */
    private function tool(
        string $name,
        string $title,
        string $description,
        array $required,
        array $optional,
        Closure $run,
    ): array {
        $describe = static fn (string $text): array => ['type' => 'string', 'description' => $text];

        return [
            'name' => $name,
            'title' => $title,
            'description' => $description,
            'inputSchema' => [
                'type' => 'object',
                'properties' => (object) array_map($describe, $required + $optional),
                'required' => array_keys($required),
            ],
            'annotations' => ['title' => $title, 'readOnlyHint' => true],
            'run' => $run,
        ];
    }

    private function callTool(array $params): array
    {
        $name = $params['name'] ?? '';
        $tool = is_string($name) ? $this->tools()[$name] ?? null : null;
        if ($tool === null) {
            throw new RequestError('There is no tool ' . json_encode($name) . '.', RequestError::INVALID_PARAMS);
        }
        $given = $params['arguments'] ?? [];
        $arguments = [];
        foreach ((array) $tool['inputSchema']['properties'] as $argument => $_) {
            $value = is_array($given) ? $given[$argument] ?? '' : '';
            $isMissing = in_array($argument, $tool['inputSchema']['required'], true) && $value === '';
            if (!is_string($value) || $isMissing) {
                throw new RequestError("$name needs \"$argument\", a string.", RequestError::INVALID_PARAMS);
            }
            $arguments[] = $value;
        }
        try {
            return ['content' => [['type' => 'text', 'text' => $tool['run'](...$arguments)]]];
        } catch (ToolError $error) {
            return ['content' => [['type' => 'text', 'text' => $error->getMessage()]], 'isError' => true];
        }
    }

    private function listResources(array $params): array
    {
        $cursor = $params['cursor'] ?? '0';
        $pages = $this->orInternal($this->documentation->pages(...));
        if (!is_string($cursor) || !ctype_digit($cursor) || (int) $cursor > count($pages)) {
            throw new RequestError('The cursor is not one that this server gave.', RequestError::INVALID_PARAMS);
        }
        $end = (int) $cursor + self::RESOURCES_AT_ONCE;

        return [
            'resources' => array_map(fn (array $page): array => [
                'uri' => $this->documentation->address($page['markdown']),
                'name' => $page['path'] === '' ? 'index' : $page['path'],
                'title' => $page['title'],
                'description' => $page['description'],
                'mimeType' => 'text/markdown',
            ], array_slice($pages, (int) $cursor, self::RESOURCES_AT_ONCE)),
            ...($end < count($pages) ? ['nextCursor' => (string) $end] : []),
        ];
    }

    private function readResource(array $params): array
    {
        $uri = $params['uri'] ?? '';
        $text = $this->orInternal(function () use ($uri): ?string {
            $isOurs = is_string($uri) && str_starts_with($uri, $this->documentation->address(''));

            return $isOurs ? $this->documentation->markdown($uri) : null;
        });
        if ($text === null) {
            $name = json_encode($uri, JSON_UNESCAPED_SLASHES);

            throw new RequestError("There is no resource $name.", RequestError::UNKNOWN_RESOURCE);
        }

        return ['contents' => [['uri' => $uri, 'mimeType' => 'text/markdown', 'text' => $text]]];
    }

    /** What a function returns; resources have no results that are errors, as tools have. */
    private function orInternal(Closure $read): mixed
    {
        try {
            return $read();
        } catch (ToolError $error) {
            throw new RequestError($error->getMessage(), RequestError::INTERNAL);
        }
    }

    private function failure(int|string|null $id, RequestError $error): array
    {
        return [
            'jsonrpc' => '2.0',
            'id' => $id,
            'error' => ['code' => $error->getCode(), 'message' => $error->getMessage()],
        ];
    }

    private function encode(array $response): string
    {
        $flags = JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_INVALID_UTF8_SUBSTITUTE;

        return json_encode($response, $flags);
    }
}

function writeLog(string $text): void
{
    fwrite(STDERR, "rekalogika-docs: $text\n");
}

function main(): int
{
    if (PHP_VERSION_ID < 80200) {
        writeLog('PHP 8.2 or newer is needed, this is ' . PHP_VERSION . '.');

        return 1;
    }
    // Standard output is for the protocol only.
    ini_set('display_errors', 'stderr');
    // An option that is written twice is an array.
    $options = array_map(
        static fn (mixed $values): string => (string) current((array) $values),
        getopt('', ['base:', 'project:']),
    );
    $base = $options['base'] ?? (getenv('REKALOGIKA_DOCS_BASE') ?: SITE);
    $server = new Server(new Documentation(new Site($base)), $options['project'] ?? (string) getcwd());
    while (($line = fgets(STDIN)) !== false) {
        $response = trim($line) === '' ? null : $server->respond($line);
        if ($response !== null) {
            fwrite(STDOUT, "$response\n");
        }
    }

    return 0;
}

exit(main());
