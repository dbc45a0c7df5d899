<?php

declare(strict_types=1);

namespace Rekalogika\Dev\Samples;

use PhpParser\Node\Stmt;

/** What the samples of a page take from the files around them: what a reader is shown, and what none can have. */
final readonly class PageSetUp
{
    private Needs $needs;

    /**
     * @param list<Entry> $boots
     * @param list<Entry> $setups
     * @param array<string, Entry> $fixtures path as a title gives it => file
     * @param array<string, Entry> $hidden the same of classes that only the runner has
     */
    public function __construct(
        private array $boots,
        private array $setups,
        private array $fixtures,
        private array $hidden,
    ) {
        $around = [...$boots, ...$setups];
        $functions = array_merge([], ...array_map(static fn(Entry $entry) => $entry->functions(), $around));
        $this->needs = new Needs(
            SetUp::variablesOf($around),
            array_fill_keys([...$functions, 'Rekalogika\\Dev\\Samples\\given'], true),
            $hidden + $fixtures,
        );
    }

    /** @param list<Entry> $blocks of a group, with the context that it sees */
    public function add(array $blocks): void
    {
        $this->needs->add([...$this->boots, ...$this->setups], $blocks);
    }

    public function describe(): array
    {
        $needs = $this->needs;
        $variables = array_keys(array_merge([], ...array_values($needs->variables)));
        $functions = array_fill_keys(array_keys(array_merge([], ...array_values($needs->functions))), true);
        $setUp = new SetUp($this->boots, $this->setups, $variables, $functions);
        $used = array_keys(array_merge([], ...array_values($needs->classes)));
        $classes = $this->classes([...$used, ...array_keys($setUp->classes)]);

        return [
            'code' => $setUp->code->text(),
            'variables' => $variables,
            'map' => $setUp->code->map(),
            'blocks' => array_keys($needs->variables + $needs->functions),
            'first' => array_keys($needs->variables + $needs->functions + $needs->classes),
            'classes' => (object) array_diff_key($classes, $this->byClass($this->hidden)),
            'classesOnPage' => array_keys(array_intersect_key($setUp->classes, $needs->shown)),
            'refused' => $this->refused($setUp, $classes),
            'looked' => $needs->looked,
        ];
    }

    /** @return list<Problem> */
    private function refused(SetUp $setUp, array $classes): array
    {
        $needs = $this->needs;
        $problems = [];
        $hidden = array_intersect_key($classes, $this->byClass($this->hidden));
        // Every application of Symfony has a kernel.
        unset($hidden['App\\Kernel']);

        foreach ($needs->variables as $block => $lines) {
            foreach (array_intersect_key($lines, $setUp->refused) as $name => $line) {
                $problems[] = new Problem($block, $line, \sprintf(
                    'No reader has $%s, which only %s makes. Write what a reader would write, make it in setup.php, '
                    . 'or give it there /** @var Type $%s */ if an application gets it injected.',
                    $name,
                    $setUp->refused[$name],
                    $name,
                ));
            }
        }

        $read = array_merge([], ...array_values($needs->variables));

        foreach (array_diff_key($setUp->refused, $read) as $name => $file) {
            $problems[] = new Problem($this->lastSetUp($file), 1, \sprintf(
                'The shown set-up uses $%s, which only %s makes. Make it in setup.php, '
                . 'or give it there /** @var Type $%s */ if an application gets it injected.',
                $name,
                $file,
                $name,
            ));
        }

        foreach ($needs->classes as $block => $lines) {
            foreach (array_intersect_key($lines, $hidden) as $class => $line) {
                $problems[] = new Problem($block, $line, \sprintf(
                    'No reader has the class %s, which is the runner\'s (%s). Write what a reader would write, '
                    . 'or show the class.',
                    $class,
                    $hidden[$class],
                ));
            }
        }

        foreach (array_intersect_key($hidden, $setUp->classes) as $class => $file) {
            $problems[] = new Problem($this->lastSetUp($file), 1, \sprintf(
                'The shown set-up uses %s, which is the runner\'s (%s). Move what uses it into boot.php.',
                $class,
                $file,
            ));
        }

        if (isset($setUp->classes['Rekalogika\\Dev\\Samples\\given'])) {
            $problems[] = new Problem($this->lastSetUp(''), 1, 'The shown set-up calls given(): move that into boot.php.');
        }

        return $problems;
    }

    private function lastSetUp(string $other): string
    {
        return end($this->setups) === false ? $other : end($this->setups)->id;
    }

    /**
     * Those of the names that are classes around the page, and the classes that these use.
     *
     * @param list<string> $names
     * @return array<string, string> full name => path as a title gives it
     */
    private function classes(array $names): array
    {
        $around = $this->byClass($this->hidden + $this->fixtures);
        $found = [];

        while ($names !== []) {
            $name = array_pop($names);

            if (isset($found[$name]) || !isset($around[$name]) || isset($this->needs->shown[$name])) {
                continue;
            }

            $found[$name] = $around[$name];
            $declared = $this->fixtures[$around[$name]]->parsed->declarations ?? [];
            $names = [...$names, ...array_merge(...array_map(
                static fn(Stmt $node) => SetUp::names($node),
                $declared,
            ))];
        }

        ksort($found);

        return $found;
    }

    /** @param array<string, Entry> $files @return array<string, string> full name of a class => path as a title gives it */
    private function byClass(array $files): array
    {
        $classes = [];

        foreach ($files as $title => $entry) {
            $classes += array_fill_keys($entry->classes(), $title);
        }

        return $classes;
    }
}
