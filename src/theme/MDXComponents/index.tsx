// Change: the map of components that pages may use. Written out, because the original also adds the
// code block with Prism and Mermaid to the bundle.
import {type ComponentProps, lazy} from 'react';
import Head from '@docusaurus/Head';
import Admonition from '@theme/Admonition';
import A from '@theme/MDXComponents/A';
import Details from '@theme/MDXComponents/Details';
import Img from '@theme/MDXComponents/Img';
import Li from '@theme/MDXComponents/Li';
import Ul from '@theme/MDXComponents/Ul';
import TabItem from '@theme/TabItem';

import {CodeBlock} from '@site/features/samples/ui/CodeBlock';
import {SetUp} from '@site/features/samples/ui/SetUp';
import {Diagram} from '@site/features/diagrams/ui/Diagram';
import {Heading} from '@site/shared/ui/Heading';
import {InlineCode} from '@site/shared/ui/InlineCode';
import {PackageFacts} from '@site/features/library-facts/ui/PackageFacts';
import {Table} from '@site/shared/ui/Table';

// Few pages use these, and they or their data are large. Two that are used on one page share a chunk, because
// they share their data.
const CompatibilityTable = lazy(async () => ({
  default: (await import('@site/features/compatibility/ui/CompatibilityTable')).CompatibilityTable,
}));
const MappingTable = lazy(async () => ({
  default: (await import(/* webpackChunkName: "mappings" */ '@site/features/figures/MappingTable'))
    .MappingTable,
}));
const OutboxCrash = lazy(async () => ({
  default: (await import('@site/features/figures/OutboxCrash')).OutboxCrash,
}));
const PagingComparison = lazy(async () => ({
  default: (await import('@site/features/figures/PagingComparison')).PagingComparison,
}));
const Reference = lazy(async () => ({
  default: (await import('@site/features/library-facts/reference/ui/Reference')).Reference,
}));
const SearchResults = lazy(async () => ({
  default: (await import('@site/features/search/ui/SearchResults')).SearchResults,
}));
const Tabs = lazy(() => import('@theme/Tabs'));
const TransformerChooser = lazy(async () => ({
  default: (
    await import(/* webpackChunkName: "mappings" */ '@site/features/figures/TransformerChooser')
  ).TransformerChooser,
}));

const MDXComponents = {
  Head,
  details: Details,
  Details,
  a: A,
  code: InlineCode,
  pre: CodeBlock,
  ul: Ul,
  li: Li,
  img: Img,
  table: Table,
  h1: (props: ComponentProps<'h1'>) => <Heading as="h1" {...props} />,
  h2: (props: ComponentProps<'h2'>) => <Heading as="h2" {...props} />,
  h3: (props: ComponentProps<'h3'>) => <Heading as="h3" {...props} />,
  h4: (props: ComponentProps<'h4'>) => <Heading as="h4" {...props} />,
  h5: (props: ComponentProps<'h5'>) => <Heading as="h5" {...props} />,
  h6: (props: ComponentProps<'h6'>) => <Heading as="h6" {...props} />,
  admonition: Admonition,
  CompatibilityTable,
  Diagram,
  MappingTable,
  OutboxCrash,
  PackageFacts,
  PagingComparison,
  Reference,
  SearchResults,
  SetUp,
  TabItem,
  Tabs,
  TransformerChooser,
};

export default MDXComponents;
