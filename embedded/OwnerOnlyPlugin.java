package lma.embedded;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.opensearch.common.util.concurrent.ThreadContext;
import org.opensearch.core.common.io.stream.NamedWriteableRegistry;
import org.opensearch.core.rest.RestStatus;
import org.opensearch.plugins.ActionPlugin;
import org.opensearch.plugins.NetworkPlugin;
import org.opensearch.plugins.Plugin;
import org.opensearch.rest.BytesRestResponse;
import org.opensearch.rest.RestChannel;
import org.opensearch.rest.RestHandler;
import org.opensearch.rest.RestHeaderDefinition;
import org.opensearch.rest.RestRequest;
import org.opensearch.transport.TransportInterceptor;
import org.opensearch.transport.TransportRequest;
import org.opensearch.transport.TransportRequestHandler;
import org.opensearch.transport.client.node.NodeClient;

/**
 * Lets only the service that started this private search engine use it: other accounts of the machine, and web pages in its browsers, can reach a port on
 * loopback too. HTTP requests need the user and password of the environment variable OWNER_CREDENTIALS (`user:password`). The port for other nodes
 * refuses every request, because there is no other node.
 */
public final class OwnerOnlyPlugin extends Plugin implements ActionPlugin, NetworkPlugin {
  private final byte[] expected;

  public OwnerOnlyPlugin() {
    String credentials = System.getenv("OWNER_CREDENTIALS");
    if (credentials == null || credentials.isEmpty()) throw new IllegalStateException("OWNER_CREDENTIALS is not set");
    String basic = "Basic " + Base64.getEncoder().encodeToString(credentials.getBytes(StandardCharsets.UTF_8));
    expected = basic.getBytes(StandardCharsets.UTF_8);
  }

  @Override
  public UnaryOperator<RestHandler> getRestHandlerWrapper(ThreadContext context, Set<RestHeaderDefinition> headers) {
    return handler -> new RestHandler.Wrapper(handler) {
      @Override
      public void handleRequest(RestRequest request, RestChannel channel, NodeClient client) throws Exception {
        if (isOwner(request)) {
          super.handleRequest(request, channel, client);
          return;
        }
        channel.sendResponse(new BytesRestResponse(RestStatus.UNAUTHORIZED, BytesRestResponse.TEXT_CONTENT_TYPE, "Credentials required.\n"));
      }
    };
  }

  @Override
  public List<TransportInterceptor> getTransportInterceptors(NamedWriteableRegistry registry, ThreadContext context) {
    return List.of(new TransportInterceptor() {
      @Override
      public <T extends TransportRequest> TransportRequestHandler<T> interceptHandler(
          String action, String executor, boolean forceExecution, TransportRequestHandler<T> handler) {
        return (request, channel, task) -> {
          // "direct" is the node's own call to itself; anything else came over the network.
          if (!"direct".equals(channel.getChannelType())) throw new SecurityException("this node serves no other node");
          handler.messageReceived(request, channel, task);
        };
      }
    });
  }

  private boolean isOwner(RestRequest request) {
    String given = request.header("Authorization");
    return given != null && MessageDigest.isEqual(expected, given.getBytes(StandardCharsets.UTF_8));
  }
}
