<?php

// The sample of docs/doctrine-collections-decorator/index.mdx. It is run against
// rekalogika/doctrine-collections-decorator 2.3.0 and doctrine/collections 2.6:
// php -d auto_prepend_file=<composer project>/vendor/autoload.php \
//     samples/doctrine-collections-decorator/landing.php

declare(strict_types=1);

namespace App\Player;

use Doctrine\Common\Collections\ArrayCollection;
use Doctrine\Common\Collections\Collection;
use Rekalogika\Collections\Decorator\Decorator\CollectionDecorator;

final class Track
{
    public function __construct(
        public readonly string $title,
        public readonly int $seconds,
    ) {}
}

/** @extends CollectionDecorator<array-key, Track> */
final class TrackList extends CollectionDecorator
{
    public function add(mixed $element): void
    {
        parent::add($this->checked($element));
    }

    public function set(string|int $key, mixed $value): void
    {
        parent::set($key, $this->checked($value));
    }

    public function totalSeconds(): int
    {
        $seconds = 0;

        foreach ($this as $track) {
            $seconds += $track->seconds;
        }

        return $seconds;
    }

    private function checked(Track $track): Track
    {
        if ($track->seconds < 1) {
            throw new \DomainException($track->title . ' has no length.');
        }

        return $track;
    }
}

final class Playlist
{
    /** @var Collection<array-key, Track> */
    private Collection $tracks;

    public function __construct()
    {
        $this->tracks = new ArrayCollection();
    }

    public function getTracks(): TrackList
    {
        return new TrackList($this->tracks);
    }
}

$playlist = new Playlist();
$playlist->getTracks()->add(new Track('Prelude', 151));
$playlist->getTracks()[] = new Track('Fugue', 204);

try {
    $playlist->getTracks()[0] = new Track('Silence', 0);
} catch (\DomainException $e) {
    echo 'refused: ', $e->getMessage(), "\n";
}

$tracks = $playlist->getTracks();
echo count($tracks), ' tracks, ', $tracks->totalSeconds(), " seconds\n";

$long = $tracks->filter(static fn(Track $track): bool => $track->seconds > 180);
echo count($long), ' longer than three minutes, in ', $long::class, "\n";
