<?php

// The sample of docs/gotenberg-pdf-bundle/index.mdx. It is run against
// rekalogika/gotenberg-pdf-bundle 1.3.0, without a Gotenberg server:
// php -d auto_prepend_file=<composer project>/vendor/autoload.php \
//     samples/gotenberg-pdf-bundle/landing.php

declare(strict_types=1);

namespace App\Ferry;

use GuzzleHttp\Psr7\Response;
use Psr\Http\Client\ClientInterface;
use Psr\Http\Message\RequestInterface;
use Psr\Http\Message\ResponseInterface;
use Rekalogika\Contracts\Print\PageOrientation;
use Rekalogika\GotenbergPdfBundle\GotenbergPdfGenerator;
use Rekalogika\Print\PageLayout;
use Rekalogika\Print\Paper;

final class PrintingClient implements ClientInterface
{
    public function __construct(private readonly Response $answer) {}

    public function sendRequest(RequestInterface $request): ResponseInterface
    {
        echo $request->getMethod(), ' ', $request->getUri(), "\n";

        $part = '/name="(\w+)"(?:; filename="([^"]+)")?.*?\r\n\r\n(.*?)\r\n--/s';
        preg_match_all($part, (string) $request->getBody(), $fields, PREG_SET_ORDER);

        foreach ($fields as [, $name, $file, $value]) {
            echo trim("$name $file"), ': ', $value, "\n";
        }

        return $this->answer;
    }
}

$generator = new GotenbergPdfGenerator(
    new PrintingClient(new Response(503, [], 'Service Unavailable')),
    'http://localhost:3000',
);

$pdf = $generator->generatePdfFromHtml(
    htmlContent: '<h1>Boarding pass FR-118</h1>',
    paper: Paper::A6(),
    pageLayout: PageLayout::inMm(PageOrientation::Landscape, 5, 10),
    footer: '<p style="font-size: 9px">Car deck 2</p>',
);

echo 'result: ', $pdf, "\n";
