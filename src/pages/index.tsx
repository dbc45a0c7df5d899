import Layout from '@theme/Layout';
export default function Home() { return <Layout><main><h1>Open Source Libraries for PHP, Symfony, and more</h1></main></Layout>; }
